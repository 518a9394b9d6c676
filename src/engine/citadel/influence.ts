/** What an Influence card is aimed at. */
export type CardAim = 'rivals-plot' | 'rival' | 'free-plot' | 'category' | 'nothing'

interface InfluenceCard {
  /** How many alike there are. */
  readonly copies: number
  readonly aim: CardAim
  /** It acts in the moment that its text names, and is never played by hand. */
  readonly playsByItself?: true
  /** A rival whom it is aimed at may ward it off with a Safe Conduct. */
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

/** What is printed on an Influence card. */
export const influenceOf = (id: InfluenceId): InfluenceCard => INFLUENCE[id]

/** Whether a word names an Influence card. */
export const isInfluence = (word: string): word is InfluenceId => Object.hasOwn(INFLUENCE, word)

/** Influence cards that somebody may keep. */
export const MOST_INFLUENCE = 2
