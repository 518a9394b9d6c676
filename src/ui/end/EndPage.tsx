export const EndPage = () => <p>end</p>
