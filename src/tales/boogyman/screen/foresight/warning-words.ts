import { pawnsOn, phaseOf, type State, type Tile, tileName } from '../../../../engine/boogyman/index.ts'
import type { Warnings } from '../../settings.ts'
import type { Messages } from '../../words/messages.ts'
import { type Reader, type Warning, warningsOf } from './warnings.ts'

/** A warning as a sentence or two. */
export function warningWords({ common, threats }: Messages, warning: Warning): string {
  const { whose } = warning
  switch (warning.kind) {
    case 'wins':
      return threats.wins(whose, warning.now, warning.by)
    case 'ripe':
      return threats.ripe(whose, common.list(warning.tiles.map(tileName)), warning.standing)
    case 'seventh':
      return threats.seventh(whose, warning.actions)
    case 'prey': {
      const { count, first, tile } = warning.hunt
      const what = threats.prey(whose, warning.prey, count, tileName(tile))
      if (!first) return what
      return `${what} ${first.type === 'call' ? threats.called(tileName(first.at)) : threats.makesWay}`
    }
  }
}

/** The same in as few words as fit between undo and the actions of a phone. */
export function shortWarning({ threats: { short } }: Messages, warning: Warning): string {
  const { whose } = warning
  switch (warning.kind) {
    case 'wins':
      return short.wins(whose, warning.now)
    case 'ripe':
      return short.ripe(whose)
    case 'seventh':
      return short.seventh(whose, warning.actions)
    case 'prey':
      return short.prey(warning.prey, warning.hunt.count, tileName(warning.hunt.tile))
  }
}

/** Everything that is told at a level, read aloud. */
export function spokenWarnings(m: Messages, state: State, reader: Reader, level: Warnings): string {
  if (level === 'off') return m.threats.isOff
  const lines = warningsOf(state, reader, level).map((warning) => warningWords(m, warning))
  return lines.length > 0 ? m.threats.spoken(lines) : nothingWords(m, level)
}

/** What is told where there is nothing to tell. */
export const nothingWords = ({ threats }: Messages, level: Warnings): string =>
  level === 'all' ? threats.nothing : threats.nothingThreatens

/** What is told of one tile, within its name: '' where that is nothing. */
export function tileThreat(m: Messages, state: State, reader: Reader, level: Warnings, tile: Tile): string {
  const ripe = warningsOf(state, reader, level).flatMap((warning) =>
    warning.kind === 'ripe' && warning.tiles.includes(tile) ? [m.threats.onTile.ripe(warning.whose)] : [],
  )
  return [tilePrey(m, state, reader, level, tile), ...ripe].filter(Boolean).join('; ')
}

/** Who can be taken on a tile; of the reader's own also that nobody can be. */
export function tilePrey(m: Messages, state: State, reader: Reader, level: Warnings, tile: Tile): string {
  const { onTile } = m.threats
  const hunts = warningsOf(state, reader, level).flatMap((warning) =>
    warning.kind === 'prey' && warning.tiles.includes(tile) ? [warning] : [],
  )
  const isOwn = reader.isPerson && pawnsOn(state, reader.seat, tile) > 0
  const isSafe =
    isOwn && level !== 'off' && phaseOf(state) === 'playing' && !hunts.some(({ isThreat }) => isThreat)
  return [...hunts.map(({ hunt }) => onTile.prey(hunt.count)), ...(isSafe ? [onTile.safe] : [])].join('; ')
}
