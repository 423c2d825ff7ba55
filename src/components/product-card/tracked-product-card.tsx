import { ProductCard, type ProductCardContent } from './product-card';
import { useProductCard } from './use-product-card';

/** A product card that records when it is seen, and what is followed from it. */
export function TrackedProductCard({ product }: { product: ProductCardContent }) {
	return <ProductCard product={product} {...useProductCard(product)} />;
}
