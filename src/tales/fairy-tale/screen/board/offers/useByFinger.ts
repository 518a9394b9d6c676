import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Tells a touch from mouse, keyboard or voice input. Not all browsers give click events a pointer type. */
export function useByFinger() {
  const pressedBy = useRef('')
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      pressedBy.current = pointerType
    },
    isByFinger: ({ detail }: MouseEvent): boolean => detail > 0 && pressedBy.current === 'touch',
  }
}
