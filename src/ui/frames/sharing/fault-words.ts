import type { ReadError } from '../../../engine/kernel/index.ts'
import type { LinkFault } from '../../../sharing/link.ts'
import { damageWords } from '../../notices/damage-words.ts'
import type { HouseWords } from '../../text/house.ts'
import type { SharingWords } from '../../text/sharing.ts'

/** Returns in plain words why a link cannot be opened. */
export function faultWords(
  reason: LinkFault | ReadError<unknown>,
  { faults }: SharingWords['opened'],
  notices: HouseWords['notices'],
): string {
  switch (reason.code) {
    case 'link-damaged':
    case 'link-too-long':
    case 'link-unknown':
      return faults[reason.code]
    default:
      return damageWords(reason, notices)
  }
}
