/** Resolves names of the palette in the current color scheme. */
export interface Palette {
  /** Resolves `var(--tree-1)` or a CSS color to a color for a canvas. */
  colour(paint: string): string
  /** Resolves `var(--face-label)` to a font family. */
  family(name: string): string
}

/** The palette at an element. Must be asked for again when the color scheme changes. */
export function paletteAt(element: HTMLElement): Palette {
  const known = new Map<string, string>()
  const ask = (property: 'color' | 'font-family', value: string): string => {
    if (!value.startsWith('var(') && !value.startsWith('light-dark(')) return value
    const answered = known.get(value)
    if (answered !== undefined) return answered
    element.style.setProperty(property, value)
    const answer = getComputedStyle(element).getPropertyValue(property)
    element.style.removeProperty(property)
    known.set(value, answer)
    return answer
  }
  return { colour: (paint) => ask('color', paint), family: (name) => ask('font-family', name) }
}
