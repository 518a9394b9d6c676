import type { CharacterId, MonsterKind } from '../../../engine/fairy-tale/index.ts'
import { strong } from '../../../ui/text/emphasis.ts'
import type { Narrator, Wordings } from '../../../ui/text/grammar.ts'
import { expansionsOf, theThing, wordsFor } from '../words/look-up.ts'
import type { StoryEvent } from './story-event.ts'
import type { TellingWords } from './tell.ts'

/** The hero on turn, as sentences name them. */
export interface Hero {
  character: CharacterId
  name: string
  /** True for the three little pigs, which need plural forms. */
  many: boolean
}

/** Returns a story event as a sentence; null if all its sentences were used. */
export function sentenceOf(
  happening: StoryEvent,
  hero: Hero | null,
  narrator: Narrator,
  m: TellingWords,
): string | null {
  const {
    ourTale,
    common: { inSentence },
  } = m
  const { ways, of: ofKind } = ourTale
  const { name: who = '', many = false } = hero ?? {}
  const say = (topic: string, all: Wordings, gaps: Readonly<Record<string, string>> = {}, several = many) =>
    narrator.say(topic, all, { gaps: { who, ...gaps }, many: several })
  /** A sentence that depends on the kind of monster. */
  const sayOf = (deed: keyof typeof ofKind, kind: MonsterKind, gaps: Readonly<Record<string, string>> = {}) =>
    say(`${deed} ${kind}`, ofKind[deed][kind], gaps)

  switch (happening.what) {
    case 'came': {
      const { count, monster } = happening
      if (!monster) return say('came', ways.came, { monsters: ourTale.monstersOf(count) }, count > 1)
      return say(
        `came ${monster}`,
        ofKind.came[monster],
        { monsters: ourTale.some(count, monster) },
        count > 1,
      )
    }
    case 'laid': {
      if (happening.building)
        return say('laid-building', ways['laid-building'], {
          thing: wordsFor(m, ourTale.things, (words) => words.ourTale.things, happening.building),
        })
      const { tiles: laid } = happening
      return laid > 1
        ? say('laid-many', ways['laid-many'], { tiles: ourTale.number(laid) })
        : say('laid', ways.laid)
    }
    case 'walked':
      return say('walked', ways.walked, { steps: ourTale.steps(happening.steps) })
    case 'drove': {
      const { monster, count } = happening
      if (monster && count === 1) return sayOf('drove', monster)
      return say('drove-some', ways['drove-some'], {
        count: monster ? ourTale.some(count, monster) : ourTale.monstersOf(count),
      })
    }
    case 'cleared': {
      const count = ourTale.monstersOf(happening.count)
      if (happening.by === 'delivery') return say('cleared-delivery', ways['cleared-delivery'], { count })
      if (happening.by === 'clear') return say('cleared-wish', ways['cleared-wish'], { count })
      return say('cleared', ways.cleared, { count })
    }
    case 'blasted':
      if (happening.monsters === 0) return say('blasted-empty', ways['blasted-empty'])
      return say('blasted', ways.blasted, { count: ourTale.monstersOf(happening.monsters) })
    case 'diamond': {
      const broken = say('diamond', ways.diamond, { nth: ourTale.nth(happening.nth) })
      if (happening.monsters === 0) return broken
      const lost = say('diamond-with', ways['diamond-with'], {
        count: ourTale.monstersOf(happening.monsters),
      })
      return [broken, lost].filter(Boolean).join(' ')
    }
    case 'power':
      return say(`power ${happening.power}`, ourTale.power[happening.power])
    case 'ended':
      return say(`ended ${happening.outcome}`, ourTale.ended[happening.outcome])
    case 'set':
      return say('set', ways.set, { thing: theThing(m, happening.building) })
    case 'rushed':
      return sayOf('rushed', happening.monster, { steps: ourTale.steps(happening.steps) })
    case 'broke':
      return sayOf('broke', happening.monster, { thing: theThing(m, happening.symbol) })
    case 'lost':
    case 'put-out':
    case 'delayed':
      return sayOf(happening.what, happening.monster, { thing: theThing(m, happening.by) })
    case 'expansion-deed':
    case 'expansion-tale':
    case 'expansion-event':
    case 'expansion-loss': {
      const { topic, who: character, thing } = happening
      const { names, ourTale: expansionTale } = expansionsOf(m)
      const nameOf = { ...names.things, ...names.curses, ...names.spells }
      const gaps = {
        ...(character && { who: strong(inSentence[character]) }),
        ...(thing && { thing: nameOf[thing] }),
      }
      return say(
        // The key selects the sentence: another key would change stories that players have read.
        `boxed ${topic} ${thing ?? ''}`,
        expansionTale.ways[topic],
        gaps,
        character === 'three-little-pigs',
      )
    }
    case 'hurt':
    case 'near':
      return sayOf(happening.what, happening.monster)
    default:
      return say(happening.what, ways[happening.what])
  }
}
