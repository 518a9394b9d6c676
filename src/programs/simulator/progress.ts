const WIDTH = 30

/** Where the progress is shown; a terminal has its line written over, anything else gets a line every tenth. */
export interface Screen {
  isTTY?: boolean
  write(text: string): void
}

/** Shows how far a run has come, and in a word or two how its games have gone. */
export function progressLine<GameRecord>(
  screen: Screen,
  games: number,
  soFar: (records: readonly GameRecord[]) => string,
): (records: readonly GameRecord[]) => void {
  let tenths = 0
  return (records) => {
    const done = records.length
    const reached = Math.floor((10 * done) / games)
    if (!screen.isTTY && reached === tenths) return
    tenths = reached
    const full = Math.round((WIDTH * done) / games)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    const text = `${bar} ${done} of ${games} games, ${soFar(records)}`
    screen.write(screen.isTTY ? `\r${text}${done === games ? '\n' : ''}` : `${text}\n`)
  }
}
