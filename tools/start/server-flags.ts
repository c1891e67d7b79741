// Flags of Node for the processes that serve: what a request leaves behind is collected early instead of filling 96 MB.
export const serverFlags = ['--max-semi-space-size=8']
