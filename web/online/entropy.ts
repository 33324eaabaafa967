/** What this device adds to the deal: nobody else could have known it, so nobody can have chosen the cards. */
export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
