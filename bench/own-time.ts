/** Milliseconds that this process had the processor: how busy the machine is does not matter. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
