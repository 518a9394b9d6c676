import type { HouseWords } from '../house.ts'

/** Woorden van elke bladzijde: de naam van het huis, en wat er met een bladzijde kan. */
export const sharedCommon: HouseWords['common'] = {
  title: 'Het laatste sprookje',
  close: 'Sluiten',
  cancel: 'Toch niet',
  toNight: 'Naar de nachtbladzijde',
  toDay: 'Naar de dagbladzijde',
  list: (names) => new Intl.ListFormat('nl', { type: 'conjunction' }).format(names),
}
