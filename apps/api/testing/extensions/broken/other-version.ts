export default { apiVersion: 2, name: 'other-version', title: 'For a later server' }
