import DIGraphTools

NeedleGen.main()
