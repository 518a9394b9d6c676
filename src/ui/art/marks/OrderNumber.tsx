interface OrderNumberProps {
  value: number
  /** 1 draws it 30 units wide. */
  scale?: number
  /** A turn tried and refused bears a red cross; one that was not tried is only dashed. */
  state?: 'counts' | 'refused' | 'untried'
}

/** A number in a disc, its middle at (0, 0): the order of movement, or of the turns tried. */
export function OrderNumber({ value, scale = 1, state = 'counts' }: OrderNumberProps) {
  const counts = state === 'counts'
  return (
    <g transform={`scale(${scale})`}>
      {!counts && <circle r={15} fill="var(--page)" />}
      <circle
        r={13.5}
        fill={counts ? 'var(--threat)' : 'var(--page)'}
        stroke={counts ? 'var(--threat-hi)' : 'var(--ink)'}
        strokeWidth={counts ? 3 : 2}
        strokeDasharray={state === 'untried' ? '4 3' : undefined}
      />
      <text
        y={6.6}
        fontFamily="var(--font-label)"
        fontSize={19}
        textAnchor="middle"
        fill={counts ? 'var(--threat-hi)' : 'var(--ink)'}
      >
        {value}
      </text>
      {state === 'refused' && (
        <path d="M-10-10L10 10M10-10L-10 10" stroke="var(--threat)" strokeWidth={3.4} strokeLinecap="round" />
      )}
    </g>
  )
}
