/**
 * React in development notes each component that it draws for the performance panel of a browser's tools, if the
 * console can. A test reads none of it. Evaluated before React.
 */
Object.assign(console, { timeStamp: undefined })
