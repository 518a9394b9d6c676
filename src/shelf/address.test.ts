import { describe, expect, it } from 'vitest'
import { whereTo } from './address.ts'
import { TALES } from './tales.ts'

describe('an address', () => {
  it('leads to the first tale when there is none', () => {
    for (const hash of ['', '#']) expect(whereTo(hash)).toEqual({ tale: 'fairy-tale', place: null })
  })

  it('leads to the shelf', () => {
    expect(whereTo('#/')).toEqual({ tale: null, house: null, strange: null })
  })

  it('leads to each tale, also with a stroke at its end', () => {
    for (const id of Object.keys(TALES)) {
      expect(whereTo(`#/${id}`)).toEqual({ tale: id, place: null })
      expect(whereTo(`#/${id}/`)).toEqual({ tale: id, place: null })
    }
  })

  it('leads to a page of a tale, with what it says besides as it stands there', () => {
    const at = (page: string, ...given: string[]) => ({ tale: 'boogyman', place: { page, given } })
    expect(whereTo('#/boogyman/rescues')).toEqual(at('rescues'))
    expect(whereTo('#/boogyman/rescues/3/')).toEqual(at('rescues', '3'))
    expect(whereTo('#/boogyman/album/a-b-c/17')).toEqual(at('album', 'a-b-c', '17'))
    expect(whereTo('#/boogyman/link/1%20<b>')).toEqual(at('link', '1%20<b>'))
  })

  it('leads to the page of a day, where there is such a day', () => {
    const house = { day: null, chronicle: null }
    expect(whereTo('#/day/2026-11-22', TALES, house)).toEqual({ tale: null, house: 'day', day: '2026-11-22' })
    expect(whereTo('#/day/2026-11-22/fortress', TALES, house)).toEqual({
      tale: null,
      house: 'day',
      day: '2026-11-22',
      dayOf: 'fortress',
    })
    for (const nowhere of ['#/day/2026-11-22/no-tale', '#/day/2026-11-22/fortress/more']) {
      expect(whereTo(nowhere, TALES, house)).toMatchObject({ house: null, strange: nowhere })
    }
    for (const strange of [
      '#/day/2026-11-31',
      '#/day/today',
      '#/day/2026-11-22/2',
      '#/chronicle/2026-11-22',
    ]) {
      expect(whereTo(strange, TALES, house)).toEqual({ tale: null, house: null, strange })
    }
  })

  it('leads to a page of the house', () => {
    const house = { tales: null }
    expect(whereTo('#/tales', TALES, house)).toEqual({ tale: null, house: 'tales' })
    expect(whereTo('#/tales/', TALES, house)).toEqual({ tale: null, house: 'tales' })
    expect(whereTo('#/tales/2', TALES, house)).toMatchObject({ strange: '#/tales/2' })
  })

  it('is what it was before programs on the way changed it', () => {
    const house = { day: null, tales: null }
    const same = (hash: string, ...mutilated: string[]) => {
      const where = whereTo(hash, TALES, house)
      for (const one of mutilated) expect(whereTo(one, TALES, house), one).toEqual(where)
    }
    same(
      '#/day/2026-11-22',
      '#/day/2026-11-22.',
      '#/day/2026%2D11%2D22)',
      '#/day/2026-%0A11-22',
      '#/day/2026-11-22/">',
    )
    same('#/day/2026-11-22/fortress', '#/day/2026-11-22/fortress*', '#/day/2026-11-22 /fortress,')
    same(
      '#/boogyman/rescues/3',
      '#/boogyman/rescues/3.',
      '#/boogyman%2Frescues%2F3>',
      '#/boogyman/resc%20ues/3"',
    )
    same('#/tales', '#/tales.', '#/tales%20')
    same('#/', '#/.', '#/%22')
    same('#/fortland/rules', '#/fortland/rules/**')
  })

  it('that is longer than any link is not even looked at', () => {
    expect(whereTo(`#/fairy-tale/link/${'x'.repeat(30_000)}`)).toMatchObject({ tale: null, house: null })
  })

  it('where nothing lies leads to the shelf, and is told again, but not all of a long one', () => {
    for (const strange of [
      '#/xyz',
      '#fairy-tale',
      '#/fairy-tale/2',
      '#//',
      '#/toString',
      '#/fairy-tale/toString',
      '#/fairy-tale//album',
    ]) {
      expect(whereTo(strange)).toEqual({ tale: null, house: null, strange })
    }
    expect(whereTo(`#/${'x'.repeat(500)}`)).toEqual({
      tale: null,
      house: null,
      strange: `#/${'x'.repeat(38)}`,
    })
  })
})
