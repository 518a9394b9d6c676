import { useRef } from 'react'

/** Hook: returns the previous list while its items are the same. */
export function useStableList<List extends readonly unknown[]>(list: List): List {
  const kept = useRef(list)
  const same =
    list.length === kept.current.length && list.every((item, index) => item === kept.current[index])
  if (!same) kept.current = list
  return kept.current
}
