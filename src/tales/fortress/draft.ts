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
import { draftOf, type SavedDraft } from '../../store/draft.ts'
import { asName } from '../../store/names.ts'
import { browserStorage } from '../../store/storage.ts'
import { type KeptCover, savedCover, type Wish } from './saved-cover.ts'

/** What lies open of the cover: itself, the muster, or the road. */
export type Leaf = 'cover' | 'muster' | 'road'

/** The next siege, as far as it has been chosen. */
interface Choosing {
  leaf: Leaf
  turnTo(leaf: Leaf): void
  rename(player: string): void
  setWish(wish: Wish): void
  setDefenders(defenders: number): void
  setRules(rules: Partial<HouseRules>): void
}

/** A whole deck as one that is being put together. */
export const wishOf = ({ creatures, treasure, lands }: Muster): Wish => ({ creatures, treasure, lands })

const FIRST_CHOICES: KeptCover = {
  player: '',
  wish: wishOf(PRESETS['town-watch']),
  defenders: SUGGESTED_DEFENDERS,
  rules: standardRules(),
  boxOpen: false,
}

/** Makes the draft of the next siege, which begins with what was kept. */
export const createDraft = (saved: SavedDraft<KeptCover>) =>
  draftOf(
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

/** The siege that the cover would begin; null while its deck is not whole. */
export function configNow(): Config | null {
  const { player, wish, defenders, rules } = useDraft.getState()
  const muster = readDeck(wish)
  return muster && { player, muster, against: { defenders }, rules }
}
