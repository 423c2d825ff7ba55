/**
 * Milliseconds of the processor's time that this process has used so far. Unlike the clock, it doesn't run
 * faster on a busy machine, so a test may set a limit on how much of it something takes.
 */
export function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}
