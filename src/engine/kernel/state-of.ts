/** The part of a session that determines its states. */
export interface GameSoFar<State, Made> {
  readonly first: State
  readonly moves: readonly Made[]
}

/** Returns the current state of a game. */
export const stateOf = <State>({ first, moves }: GameSoFar<State, { readonly after: State }>): State =>
  moves.at(-1)?.after ?? first
