/** What the palette's names stand for at the hour that it is. */
export interface Inks {
  /** A colour that a canvas understands, of `var(--tree-1)` or of a colour. */
  colour(paint: string): string
  /** The letters' names, of `var(--face-label)`. */
  family(name: string): string
}

/** The palette as it is where an element stands; to be asked for anew when the hour changes. */
export function inksAt(element: HTMLElement): Inks {
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
