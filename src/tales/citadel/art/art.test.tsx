import { expect, test } from 'vitest'
import {
  BUILDING_IDS,
  CATEGORIES,
  EVENT_CARD_IDS,
  INFLUENCE_IDS,
  ORDERS,
} from '../../../engine/citadel/index.ts'
import { backFace, buildingFace, eventFace, influenceFace } from './cards/card-markup.ts'
import { knightMarkup, shieldMarkup } from './orders-markup.ts'
import { medalMarkup } from './signs-markup.ts'

const wellMade = (svg: string) =>
  new DOMParser()
    .parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, 'image/svg+xml')
    .querySelector('parsererror') === null

test.each([
  ['building', BUILDING_IDS.map(buildingFace)],
  ['Event', EVENT_CARD_IDS.map(eventFace)],
  ['Influence card', INFLUENCE_IDS.map(influenceFace)],
  ['Knight', ORDERS.map((order) => knightMarkup(order))],
  ['shield', ORDERS.map((order) => shieldMarkup(order))],
  ['medal', CATEGORIES.map(medalMarkup)],
  ['back', (['building', 'influence'] as const).map(backFace)],
])('every %s has a drawing of its own, and each is whole', (_, drawings) => {
  expect(drawings.filter((svg) => !wellMade(svg))).toEqual([])
  expect(new Set(drawings).size).toBe(drawings.length)
})
