import type { Part } from '../ui/parts/part.ts'

/** The pages of the house beside the shelf, by what names each in its address (`#/tales`). */
export const HOUSE: Readonly<Record<string, Part<object>>> = {}
