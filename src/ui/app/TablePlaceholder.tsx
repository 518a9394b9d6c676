export const TablePage = () => <p>table</p>
