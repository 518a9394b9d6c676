/** How many heroes stand side by side on the cover. */
export const IN_A_ROW = 5

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -IN_A_ROW,
  ArrowDown: IN_A_ROW,
}

/** Which of so many in rows a key leads to; where no row goes on, it stays. Null for a key that leads nowhere. */
export function nextInRows(from: number, key: string, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  if (step === undefined) return null
  const next = from + step
  return next < 0 || next >= count ? from : next
}
