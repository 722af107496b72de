export const Empty = () => <h1>Empty</h1>;
