/** Returns the CPU time of this process in milliseconds, which other processes do not influence. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
