import { botWords } from '../../../../ui/text/nl/bots.ts'
import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

export const book: CoverWords['book'] = {
  title: 'Fortland',
  flourish: 'Er was eens',
  main: 'Fortland',
  about: 'Trek om het land heen, beleger, en houd één plaats vrij.',
}

export const bots: CoverWords['bots'] = {
  ...botWords({ cub: 'het Welpje', apprentice: 'de Leerling', guardian: 'de Wachter' }),
  unreadable: 'We konden niet lezen wie welk land speelde. Nu spelen mensen ze allemaal.',
}

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

export const settings: CoverWords['settings'] = {
  warnings: 'Gevaren',
  warningsOf: { off: 'Uit', threats: 'Wat dreigt', all: 'Alles' },
  speed: 'Tempo van de anderen',
  about: 'Een belegeringsspel voor twee tot vier, met één dobbelsteen. Niets verlaat je apparaat.',
}
