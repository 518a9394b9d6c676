import type { CharacterId, SeatConfig } from '../../../engine/fairy-tale/index.ts'
import { strong } from '../../../ui/text/emphasis.ts'
import { createNarrator, type Narrator } from '../../../ui/text/grammar.ts'
import type { Session } from '../game.ts'
import type { AllWords } from '../words/all-words.ts'
import { type Chapter, chaptersOf } from './chapters.ts'
import { chosenOf } from './chosen.ts'
import { type Hero, sentenceOf } from './in-words.ts'
import type { StoryEvent } from './story-event.ts'

/** One turn of our tale in sentences. */
export interface ToldChapter {
  turn: number
  /** The seat on turn; null before the game. */
  seat: number | null
  sentences: readonly string[]
}

export type TellingWords = Pick<AllWords, 'common' | 'expansions' | 'ourTale'>

/** A hero speaks in one of this many turns, at most. */
const SPEAKS_ONCE_IN = 3

type Mood = keyof AllWords['ourTale']['voices'][CharacterId]

/** Story events that make a hero speak, and the mood. */
const MOODS: Readonly<Partial<Record<StoryEvent['what'], Mood>>> = {
  diamond: 'glad',
  drove: 'glad',
  cleared: 'glad',
  delivered: 'glad',
  blasted: 'glad',
  laid: 'busy',
  walked: 'busy',
  set: 'busy',
  near: 'dark',
  hurt: 'dark',
  rushed: 'dark',
}

/**
 * Writes a game as our tale. Deterministic, and without repeated sentences. Sentences of a turn stay the same when more turns follow. Omits
 * an unfinished turn.
 */
export function writeStory(session: Session, words: TellingWords): readonly ToldChapter[] {
  const narrator = createNarrator(session.seed)
  const chapters = chaptersOf(session)
  const { seats } = session.config
  const chosen = chosenOf(chapters)
  return [...chapters.entries()].map(([index, chapter]) => {
    const hero = heroOf(seats, chapter, words)
    const told = chosen[index] ?? []
    const opening = chapter.turn === 0 ? openingOf(seats, narrator, words) : []
    const happened = told.map((happening) => sentenceOf(happening, hero, narrator, words))
    const sentences = [...opening, ...happened, voiceOf(told, chapter, hero, narrator, words)]
    return {
      turn: chapter.turn,
      seat: chapter.seat,
      sentences: sentences.filter((sentence) => sentence !== null).map(capital),
    }
  })
}

/** The hero on turn; null before the game. */
function heroOf(seats: readonly SeatConfig[], { seat }: Chapter, { common }: TellingWords): Hero | null {
  const character = seat === null ? undefined : seats[seat]?.character
  if (!character) return null
  const name = strong(common.inSentence[character])
  return { character, name, many: character === 'three-little-pigs' }
}

/** The opening, with the heroes of the game. */
function openingOf(
  seats: readonly SeatConfig[],
  narrator: Narrator,
  { common, ourTale }: TellingWords,
): readonly (string | null)[] {
  const heroes = common.list(
    seats.map(({ character, player }) => {
      const name = strong(common.inSentence[character])
      return player ? `${name} (${player})` : name
    }),
  )
  return [
    narrator.say('once', ourTale.once),
    narrator.say('dark', ourTale.dark),
    narrator.say('friends', seats.length === 1 ? ourTale.alone : ourTale.friends, { gaps: { heroes } }),
  ]
}

/** A remark of the hero on turn: sometimes, and always after a destroyed diamond. */
function voiceOf(
  told: readonly StoryEvent[],
  { turn }: Chapter,
  hero: Hero | null,
  narrator: Narrator,
  { ourTale }: TellingWords,
): string | null {
  const moving = told.findLast(({ what }) => what === 'diamond') ?? told.findLast(({ what }) => MOODS[what])
  const mood = moving && MOODS[moving.what]
  if (!mood || !hero || (turn % SPEAKS_ONCE_IN !== 0 && moving.what !== 'diamond')) return null
  const { character, name, many } = hero
  const ways = ourTale.voices[character][mood]
  return narrator.say(`voice ${character} ${mood}`, ways, { gaps: { who: name }, many })
}

/** Capitalizes the first letter, as in "the Huntsman". Marks before it stay. */
const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
