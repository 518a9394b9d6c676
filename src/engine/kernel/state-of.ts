/** As much of a session as says how it went. */
export interface GameSoFar<State, Made> {
  readonly first: State
  readonly moves: readonly Made[]
}

/** The state in which a game stands now. */
export const stateOf = <State>({ first, moves }: GameSoFar<State, { readonly after: State }>): State =>
  moves.at(-1)?.after ?? first
