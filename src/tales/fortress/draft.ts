import {
  type Config,
  type HouseRules,
  type Muster,
  PRESETS,
  readDeck,
  SUGGESTED_DEFENDERS,
  standardRules,
} from '../../engine/fortress/index.ts'
import { LONGEST_NAME } from '../../engine/kernel/config.ts'
import { createDraftStore, type SavedDraft } from '../../store/draft-store.ts'
import { asName } from '../../store/person-names.ts'
import { browserStorage } from '../../store/storage.ts'
import { type KeptCover, savedCover, type Wish } from './saved-cover.ts'

/** The open view of the cover. */
export type CoverView = 'cover' | 'muster' | 'road'

/** The draft of the next siege. */
interface Choosing {
  leaf: CoverView
  turnTo(leaf: CoverView): void
  rename(player: string): void
  setWish(wish: Wish): void
  setDefenders(defenders: number): void
  setRules(rules: Partial<HouseRules>): void
}

/** Copies a complete deck into an editable one. */
export const wishOf = ({ creatures, treasure, lands }: Muster): Wish => ({ creatures, treasure, lands })

const FIRST_CHOICES: KeptCover = {
  player: '',
  wish: wishOf(PRESETS['town-watch']),
  defenders: SUGGESTED_DEFENDERS,
  rules: standardRules(),
  boxOpen: false,
}

/** Creates the draft of the next siege from the saved choices. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  createDraftStore(
    saved,
    FIRST_CHOICES,
    (change, show: (shown: Pick<Choosing, 'leaf'>) => void): Choosing => ({
      leaf: 'cover',
      turnTo: (leaf) => show({ leaf }),
      rename: (player) => change(() => ({ player: asName(player, LONGEST_NAME) })),
      setWish: (wish) => change(() => ({ wish })),
      setDefenders: (defenders) => change(() => ({ defenders })),
      setRules: (rules) => change((latest) => ({ rules: { ...latest.rules, ...rules } })),
    }),
  )

export const useDraft = createDraft(savedCover(browserStorage))

/** Returns the config that the cover would begin, or null while its deck is incomplete. */
export function configNow(): Config | null {
  const { player, wish, defenders, rules } = useDraft.getState()
  const muster = readDeck(wish)
  return muster && { player, muster, against: { defenders }, rules }
}
