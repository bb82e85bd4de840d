/** The package's own types describe its CommonJS build; Node loads the other one. */
declare module 'beasties' {
  export default class Beasties {
    constructor(options: {
      path: string
      publicPath: string
      preload: false
      reduceInlineStyles: boolean
      allowRules: readonly RegExp[]
      fonts: boolean
      logLevel: 'warn'
    })
    process(html: string): Promise<string>
  }
}
