type Action = 'step' | 'play' | 'peek'
type Tab = 0 | 1

/**
 * A model of the moves that must exist, independent of the program: one list of moves, the tab that plays, its redo stack, and the leaders
 * of the seats.
 */
export function newTable() {
  let moves: Action[] = []
  /** The moves before each undo, the latest last. */
  let undone: Action[][] = []
  let player: Tab | null = 0
  /** Who leads the seats, as a number; null until it is changed. */
  let leaders: number | null = null
  const isOpen = [true, true]

  const other = (who: Tab): Tab => (who === 0 ? 1 : 0)
  const mayAct = (who: Tab) => isOpen[who] === true && player === who

  function play(who: Tab | null): void {
    if (player !== who) undone = []
    player = who
  }

  function rewind(to: number): boolean {
    if (to >= moves.length || to < 0) return false
    undone.push(moves)
    moves = moves.slice(0, to)
    return true
  }

  return {
    act(who: Tab, action: Action): string {
      if (!isOpen[who]) return 'no-game'
      if (player !== who) return 'watching'
      const refusal = refusalOf(moves, action)
      if (refusal) return refusal
      moves = [...moves, action]
      undone = []
      return 'done'
    },
    /** Only a step can be undone freely: it reveals nothing. */
    undo: (who: Tab): boolean => mayAct(who) && moves.at(-1) === 'step' && rewind(moves.length - 1),
    undoTo: (who: Tab, left: number): boolean => mayAct(who) && rewind(left),
    redo(who: Tab): boolean {
      const last = undone.at(-1)
      if (!mayAct(who) || !last) return false
      undone.pop()
      moves = last
      return true
    },
    /** Returns false in a tab that does not play: it cannot change who leads. */
    changeLeaders(who: Tab, to: number): boolean {
      if (!mayAct(who)) return false
      leaders = to
      return true
    },
    takeOver(who: Tab): void {
      if (isOpen[who]) play(who)
    },
    /** The other tab plays on, if it watched. */
    leave(who: Tab): void {
      isOpen[who] = false
      if (player === who) play(isOpen[other(who)] ? other(who) : null)
    },
    open(who: Tab): void {
      isOpen[who] = true
      if (player === null) play(who)
    },
    /** The redo stack lasts until the page is reloaded. */
    reload(who: Tab): void {
      isOpen[who] = true
      if (player === who) undone = []
      if (player === null) play(who)
    },
    mayBeWithoutLast(saved: readonly string[]): void {
      if (saved.join() === moves.slice(0, -1).join()) moves = moves.slice(0, -1)
    },
    shown: () => ({
      saved: moves,
      savedLeaders: leaders,
      tabs: isOpen.map((open, who) =>
        open ? { moves, leaders, role: player === who ? 'player' : 'watcher', settled: true } : null,
      ),
    }),
  }
}

/** Why the race refuses an action: a card is played once, and looked at once, while it is held. */
function refusalOf(moves: readonly Action[], action: Action): string | null {
  const held = [true, true]
  const peeked = [false, false]
  let seat = 0
  for (const move of moves) {
    if (move === 'peek') peeked[seat] = true
    else {
      if (move === 'play') held[seat] = false
      seat = 1 - seat
    }
  }
  if (action === 'play' && !held[seat]) return 'card-is-played'
  if (action === 'peek' && (peeked[seat] || !held[1 - seat])) return 'has-peeked'
  return null
}
