const WIDTH = 30

/** The output for the progress: a terminal overwrites its line, any other output gets a line every tenth. */
export interface Screen {
  isTTY?: boolean
  write(text: string): void
}

/** Shows the number of finished games, and a short result. */
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
