/** Target of an Influence card. */
export type CardAim = 'rivals-plot' | 'rival' | 'free-plot' | 'category' | 'nothing'

interface InfluenceCard {
  /** Number of copies in the game. */
  readonly copies: number
  readonly aim: CardAim
  /** True if the card acts automatically in the situation that its text names. It cannot be played. */
  readonly playsByItself?: true
  /** True if the targeted rival may ward the card off with a Safe Conduct. */
  readonly canBeWarded?: true
}

/** The 30 Influence cards, in the order of the law [C 19] [C 20]. */
export const INFLUENCE = {
  desertion: { copies: 3, aim: 'rivals-plot', canBeWarded: true },
  banishment: { copies: 2, aim: 'rivals-plot', canBeWarded: true },
  torch: { copies: 2, aim: 'rivals-plot', canBeWarded: true },
  loan: { copies: 2, aim: 'nothing' },
  purse: { copies: 2, aim: 'rival', canBeWarded: true },
  'master-builders': { copies: 3, aim: 'nothing' },
  donation: { copies: 2, aim: 'nothing' },
  charter: { copies: 3, aim: 'free-plot' },
  spy: { copies: 2, aim: 'rival', canBeWarded: true },
  'safe-conduct': { copies: 3, aim: 'nothing', playsByItself: true },
  exemption: { copies: 2, aim: 'nothing', playsByItself: true },
  crier: { copies: 2, aim: 'category' },
  dispensation: { copies: 2, aim: 'nothing' },
} as const satisfies Readonly<Record<string, InfluenceCard>>

export type InfluenceId = keyof typeof INFLUENCE

export const INFLUENCE_IDS = Object.keys(INFLUENCE) as readonly InfluenceId[]

export const influenceOf = (id: InfluenceId): InfluenceCard => INFLUENCE[id]

/** True if a word is the id of an Influence card. */
export const isInfluence = (word: string): word is InfluenceId => Object.hasOwn(INFLUENCE, word)

/** Maximum of Influence cards in a hand. */
export const MOST_INFLUENCE = 2
