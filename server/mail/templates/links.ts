// Links into the site.
export function pageLink(site: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, site);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
