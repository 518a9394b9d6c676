import { ink } from '../../../../../ui/art/svg.ts'

const TICK = `<g transform="translate(54 52)"><circle r="11" fill="#FFF8E6" ${ink()}/><path d="M-5 1l4 5L6-6" fill="none" ${ink(3.6, '#1C6B3C')}/></g>`

/** A house that has been served: with a tick beside its door. */
export const served = (house: string): string => house + TICK
