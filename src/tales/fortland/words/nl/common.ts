import { sharedCommon as house } from '../../../../ui/text/nl/common.ts'
import { ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

const SIDES = { n: 'noord', w: 'west', s: 'zuid', e: 'oost' } as const

const countries = { ash: 'Es', briar: 'Roos', clover: 'Klaver', dill: 'Dille' } as const

export const common: CoverWords['common'] = {
  countries,
  of: (country) => `van ${countries[country]}`,
  list: house.list,
  sides: { n: 'het noorden', w: 'het westen', s: 'het zuiden', e: 'het oosten' },
  space: (side, number) => `${SIDES[side]}\u00A0${number}`,
  city: (country) => `de stad van ${countries[country]}`,
  town: (country, at) => `het dorp van ${countries[country]} bij ${at}`,
  yourCity: 'jouw stad',
  yourTown: (at) => `jouw dorp bij ${at}`,
  bareCity: 'stad',
  bareTown: (at) => `dorp, ${at}`,
  round: (round) => (round === 0 ? 'Vóór het verhaal' : `De ${ordinal(round)} ronde`),
  turn: (turn) => (turn === 0 ? 'Vóór het verhaal' : `De ${ordinal(turn)} beurt`),
  fileName: 'fortland',
}
