import type { Switch } from '../../store/settings.ts'

/** Whether a seat is at the far side of a screen that lies flat: people sit there by turns, the first at the near side. */
export const isAcross = (flat: Switch, seat: number): boolean => flat === 'on' && seat % 2 === 1
