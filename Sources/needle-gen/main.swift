import DIGraphCommand

CommandLineTool.main()
