await new Promise(() => undefined)
