import type { AllWords } from '../../words/all-words.ts'
import { heroIcon, heroOf, type LogIcon, type Speaker } from '../log/line.ts'
import { placeText } from '../log/tell-content.ts'
import type { DeedsFinding, Finding } from './happened-since.ts'

/** A finding in words: the event in ink, its consequence after it. */
export interface HandoverLine {
  icon: LogIcon
  what: string
  why: string
}

/** A speaker with all words. */
type LateSpeaker = Speaker & { m: AllWords }

/** Returns a finding in words. */
export function lineOf(speaker: LateSpeaker, finding: Finding): HandoverLine {
  const { m } = speaker
  const { handover, log } = m
  switch (finding.kind) {
    case 'hearts': {
      const { lost, left, monster } = finding
      const why = handover.heartsLeft(left)
      if (monster === null) return { icon: { kind: 'heart' }, what: handover.heartsLost(lost), why }
      const what = lost === 1 ? handover.reached(log.monsters[monster]) : handover.reachedAll(lost)
      return { icon: { kind: 'monster', monster }, what, why }
    }
    case 'hero-lost': {
      const { seat } = finding
      return { icon: heroIcon(speaker, seat), what: m.described.isGone(heroOf(speaker, seat)), why: '' }
    }
    case 'diamond-destroyed': {
      const what = handover.shattered(heroOf(speaker, finding.seat))
      return { icon: { kind: 'gem' }, what, why: handover.broken(finding.destroyed) }
    }
    case 'diamond-laid': {
      const what = handover.laidDiamond(heroOf(speaker, finding.seat))
      return { icon: { kind: 'gem' }, what, why: handover.at(placeText(m, finding.at)) }
    }
    case 'near':
      return {
        icon: { kind: 'monster', monster: finding.monster },
        what: handover.near(finding.monsters),
        why: '',
      }
    case 'came': {
      const from = finding.from.map((side) => (side ? log.sides[side] : m.table.phases.den))
      const icon: LogIcon = { kind: 'monster', monster: finding.monster }
      return { icon, what: handover.came(finding.monsters), why: handover.from(m.common.list(from)) }
    }
    case 'deeds':
      return { icon: heroIcon(speaker, finding.seat), ...deedsLine(speaker, finding) }
  }
}

/** Returns a player's actions: the most important one in ink, the rest after it. */
function deedsLine(
  speaker: LateSpeaker,
  { seat, tiles, monsters, steps }: DeedsFinding,
): Omit<HandoverLine, 'icon'> {
  const { handover, common } = speaker.m
  const name = heroOf(speaker, seat)
  const did = [
    ...(monsters > 0 ? [handover.deeds.gone(name, monsters)] : []),
    ...(tiles > 0 ? [handover.deeds.tiles(name, tiles)] : []),
    ...(steps > 0 ? [handover.deeds.steps(name, steps)] : []),
  ]
  return { what: handover.did(name, common.list(did.slice(0, 2))), why: '' }
}
