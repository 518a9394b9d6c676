import { useRef } from 'react'

/** A list that stays the same one for as long as what is in it stays the same. */
export function useKept<List extends readonly unknown[]>(list: List): List {
  const kept = useRef(list)
  const same =
    list.length === kept.current.length && list.every((item, index) => item === kept.current[index])
  if (!same) kept.current = list
  return kept.current
}
