import { pawnsOn, phaseOf, type State, type Tile, tileName } from '../../../../engine/boogyman/index.ts'
import type { Warnings } from '../../../../store/warning-settings.ts'
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

/** A short form that fits between undo and the actions on a phone. */
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

/** All warnings at a level, to be read aloud. */
export function spokenWarnings(m: Messages, state: State, reader: Reader, level: Warnings): string {
  if (level === 'off') return m.threats.isOff
  const lines = warningsOf(state, reader, level).map((warning) => warningWords(m, warning))
  return lines.length > 0 ? m.threats.spoken(lines) : nothingWords(m, level)
}

/** Text for an empty list of warnings. */
export const nothingWords = ({ threats }: Messages, level: Warnings): string =>
  level === 'all' ? threats.nothing : threats.nothingThreatens

/** The threats to a tile, for its label, or ''. */
export function tileThreat(m: Messages, state: State, reader: Reader, level: Warnings, tile: Tile): string {
  const ripe = warningsOf(state, reader, level).flatMap((warning) =>
    warning.kind === 'ripe' && warning.tiles.includes(tile) ? [m.threats.onTile.ripe(warning.whose)] : [],
  )
  return [tilePrey(m, state, reader, level, tile), ...ripe].filter(Boolean).join('; ')
}

/** The pieces that can be captured on a tile, or for the reader's own pieces the word that they are safe. */
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
