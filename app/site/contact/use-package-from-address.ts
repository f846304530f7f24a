// The package that the visitor came from. Pages are prerendered without a query, so it is read once the page is awake.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PackageTier, packageTiers } from '#domain/service-type.ts';

export function usePackageFromAddress(): PackageTier | undefined {
  const [search] = useSearchParams();
  const asked = search.get('package');
  const [tier, setTier] = useState<PackageTier>();
  useEffect(() => setTier(packageTiers.find((known) => known === asked)), [asked]);
  return tier;
}
