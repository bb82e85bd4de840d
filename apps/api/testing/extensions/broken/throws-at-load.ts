throw new Error('the vendor’s library is missing')
