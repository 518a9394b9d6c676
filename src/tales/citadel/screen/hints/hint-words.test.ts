import { describe, expect, it } from 'vitest'
import {
  type Action,
  citadel,
  groundOf,
  parseAction,
  parsePlot,
  plotName,
} from '../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { gameFrom } from '../../testing.ts'
import { messagesOf } from '../../words/testing.ts'
import { hintLines, planWords } from './hint-words.ts'

const planOf = (text: string): Action[] =>
  text.split(', ').map((words) => {
    const action = parseAction(words)
    if (!action) throw new Error(`"${words}" is not an action.`)
    return action
  })

const told = (position: string, plan: string, language: 'en' | 'nl' = 'en') =>
  hintLines(messagesOf(language), stateFor(citadel, gameFrom(position).first, 0), planOf(plan))

const SIEGE =
  'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=inn h5 | seat 3 bricks 5 plots c2'

describe('a hint gives advice and reasons', () => {
  it('from the changes of the whole plan, the most important first [C 23] [C 6]', () => {
    expect(told(SIEGE, 'claim c5, end')).toEqual([
      'I would claim c5, then end the turn.',
      'You take c4 from the Lion by siege.',
      'You end on a red box and get an Influence card.',
    ])
    const house = 'seat 1 bricks 5 plots a5 c5 hand manor | seat 2 bricks 5 plots e5'
    expect(told(house, 'build manor a5')).toEqual([
      'I would build the Manor on a5.',
      'You get four points.',
      'Citizenry then pays you four bricks.',
    ])
    expect(told(SIEGE, 'claim c5', 'nl')[1]).toBe('Je neemt c4 van de Leeuw door een belegering.')
  })

  it('with a default reason if no action is possible before a card is revealed', () => {
    const before = 'seat 1 bricks 5 plots a5 | seat 2 bricks 5 plots e5 | phase reveal'
    expect(told(before, 'reveal')[1]).toMatch(/First turn up a card/)
    expect(told('seat 1 bricks 0 plots a5 | seat 2 bricks 5 plots e5', 'end')[1]).toMatch(/helps most later/)
  })

  it('for a first plot with its advantages over most others (D3)', () => {
    const start = 'seat 1 bricks 5 hand inn | seat 2 bricks 5 | phase choose'
    // g2 has six dots (of up to ten) and a pennant of three. d5 has three dots and a pennant of two.
    expect(told(start, 'choose g2')).toEqual([
      'I would choose g2.',
      'It pays a premium of three.',
      'Five plots beside it are free.',
    ])
    expect(told(start, 'choose e4')[1]).toBe('It has one dot: fewer than most.')
    expect(told(start, 'stop')[1]).toMatch(/worth its dots/)
  })

  it('without dots or a premium of a first plot that most others share (D3)', () => {
    const start = 'seat 1 bricks 5 hand inn | seat 2 bricks 5 | phase choose'
    const plots = citadel
      .list(gameFrom(start).first)
      .flatMap((action) => (action.type === 'choose' ? (parsePlot(action.plot) ?? []) : []))
    const most = (plots.length - 1) / 2
    const said = plots.map((plot) => ({ ...groundOf(plot), words: told(start, `choose ${plotName(plot)}`) }))
    for (const { dots, premium, words } of said) {
      if (words.some((line) => line.includes('fewer than most')))
        expect(said.filter((other) => other.dots > dots).length, words.join(' ')).toBeGreaterThan(most)
      if (words.some((line) => line.startsWith('It pays a premium')))
        expect(said.filter((other) => other.premium < premium).length, words.join(' ')).toBeGreaterThan(most)
    }
  })

  it.each(['en', 'nl'] as const)('in %s, for every action', (language) => {
    const all =
      'choose a5, stop, reveal, sell inn market, buy inn pawnshop, buy pile, claim a6, build inn a4, raze a4, hire, play torch a6, play spy 2, play crier trade, play loan, withdraw a5, discard spy, take inn, give stable, end, resign'
    for (const action of planOf(all))
      expect(planWords(messagesOf(language), [action])).toMatch(/^[\p{L}\d].{2,}$/u)
  })
})

it('ignores a rival’s hidden cards', () => {
  const known = `${SIEGE} | pile ; ; manor glassworks`
  const hidden = known.replace('h5 |', 'h5 hand basilica influence safe-conduct |')
  expect(told(hidden, 'claim c5, end')).toEqual(told(known, 'claim c5, end'))
})
