import { describe, expect, it } from 'vitest'
import { parseAddress } from './router.ts'
import { TALES } from './tales.ts'

describe('an address', () => {
  it('leads to the first tale if empty', () => {
    for (const hash of ['', '#']) expect(parseAddress(hash)).toEqual({ tale: 'fairy-tale', place: null })
  })

  it('leads to the shelf', () => {
    expect(parseAddress('#/')).toEqual({ tale: null, house: null, strange: null })
  })

  it('leads to each tale, with trailing slash too', () => {
    for (const id of Object.keys(TALES)) {
      expect(parseAddress(`#/${id}`)).toEqual({ tale: id, place: null })
      expect(parseAddress(`#/${id}/`)).toEqual({ tale: id, place: null })
    }
  })

  it('leads to a page and keeps the rest of the address', () => {
    const at = (page: string, ...given: string[]) => ({ tale: 'boogyman', place: { page, given } })
    expect(parseAddress('#/boogyman/rescues')).toEqual(at('rescues'))
    expect(parseAddress('#/boogyman/rescues/3/')).toEqual(at('rescues', '3'))
    expect(parseAddress('#/boogyman/album/a-b-c/17')).toEqual(at('album', 'a-b-c', '17'))
    expect(parseAddress('#/boogyman/link/1%20<b>')).toEqual(at('link', '1%20<b>'))
  })

  it('leads to joining a table, with the code or the link as given', () => {
    const house = { join: null, table: null }
    const at = (hash: string) => parseAddress(hash, TALES, house)
    expect(at('#/table')).toEqual({ tale: null, house: 'table' })
    expect(at('#/join')).toEqual({ tale: null, house: 'join' })
    expect(at('#/join/MKWTRB')).toEqual({ tale: null, house: 'join', joining: 'MKWTRB' })
    expect(at('#/join/table-12.a_key-')).toEqual({ tale: null, house: 'join', joining: 'table-12.a_key-' })
  })

  it('leads to the page of a day if the date and the tale exist', () => {
    const house = { day: null, chronicle: null }
    expect(parseAddress('#/day/2026-11-22', TALES, house)).toEqual({
      tale: null,
      house: 'day',
      day: '2026-11-22',
    })
    expect(parseAddress('#/day/2026-11-22/fortress', TALES, house)).toEqual({
      tale: null,
      house: 'day',
      day: '2026-11-22',
      dayOf: 'fortress',
    })
    for (const nowhere of ['#/day/2026-11-22/no-tale', '#/day/2026-11-22/fortress/more']) {
      expect(parseAddress(nowhere, TALES, house)).toMatchObject({ house: null, strange: nowhere })
    }
    for (const strange of [
      '#/day/2026-11-31',
      '#/day/today',
      '#/day/2026-11-22/2',
      '#/chronicle/2026-11-22',
    ]) {
      expect(parseAddress(strange, TALES, house)).toEqual({ tale: null, house: null, strange })
    }
  })

  it('leads to an app page', () => {
    const house = { tales: null }
    expect(parseAddress('#/tales', TALES, house)).toEqual({ tale: null, house: 'tales' })
    expect(parseAddress('#/tales/', TALES, house)).toEqual({ tale: null, house: 'tales' })
    expect(parseAddress('#/tales/2', TALES, house)).toMatchObject({ strange: '#/tales/2' })
  })

  it('reads addresses that other programs changed', () => {
    const house = { day: null, tales: null }
    const same = (hash: string, ...mutilated: string[]) => {
      const where = parseAddress(hash, TALES, house)
      for (const one of mutilated) expect(parseAddress(one, TALES, house), one).toEqual(where)
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

  it('that exceeds the maximum length is not parsed', () => {
    expect(parseAddress(`#/fairy-tale/link/${'x'.repeat(30_000)}`)).toMatchObject({ tale: null, house: null })
  })

  it('leads to the shelf if it is unknown, and echoes it, shortened if long', () => {
    for (const strange of [
      '#/xyz',
      '#fairy-tale',
      '#/fairy-tale/2',
      '#//',
      '#/toString',
      '#/fairy-tale/toString',
      '#/fairy-tale//album',
    ]) {
      expect(parseAddress(strange)).toEqual({ tale: null, house: null, strange })
    }
    expect(parseAddress(`#/${'x'.repeat(500)}`)).toEqual({
      tale: null,
      house: null,
      strange: `#/${'x'.repeat(38)}`,
    })
  })
})
