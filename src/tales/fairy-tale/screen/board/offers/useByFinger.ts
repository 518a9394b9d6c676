import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Tells a press by a finger from one by mouse, key or voice: a click alone does not say it in every browser. */
export function useByFinger() {
  const pressedBy = useRef('')
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pressedBy.current = pointerType
    },
    isByFinger: ({ detail }: MouseEvent): boolean => detail > 0 && pressedBy.current === 'touch',
  }
}
