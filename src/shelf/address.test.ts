import { describe, expect, it } from 'vitest'
import { whereTo } from './address.ts'
import { TALES } from './tales.ts'

describe('an address', () => {
  it('leads to the first tale when there is none', () => {
    for (const hash of ['', '#']) expect(whereTo(hash)).toEqual({ tale: 'fairy-tale' })
  })

  it('leads to the shelf', () => {
    expect(whereTo('#/')).toEqual({ tale: null, strange: null })
  })

  it('leads to each tale, also with a stroke at its end', () => {
    for (const id of Object.keys(TALES)) {
      expect(whereTo(`#/${id}`)).toEqual({ tale: id })
      expect(whereTo(`#/${id}/`)).toEqual({ tale: id })
    }
  })

  it('where nothing lies leads to the shelf, and is told again, but not all of a long one', () => {
    for (const strange of ['#/xyz', '#fairy-tale', '#/fairy-tale/2', '#//', '#/toString']) {
      expect(whereTo(strange)).toEqual({ tale: null, strange })
    }
    expect(whereTo(`#/${'x'.repeat(500)}`)).toEqual({ tale: null, strange: `#/${'x'.repeat(38)}` })
  })
})
