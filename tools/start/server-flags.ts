// Flags of Node for the processes that serve: what a request leaves behind is collected before it fills the machine. The old
// generation grows to twice what is in use instead of four times, and the young one to 3 times 16 MB instead of 32.
export const serverFlags = ['--heap-growing-percent=100', '--max-semi-space-size=16']
